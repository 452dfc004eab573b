import { TEXTS } from '@tessera/contracts/texts';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../store/create-store';
import { service } from '../../../store/services';
import { Button } from '../../../ui/button/button';
import { HomeButton } from '../../../ui/button/page-buttons';
import { ButtonRow } from '../../../ui/layout/page';
import { createGameConnection } from './game-connection';
import { GAME_TEXTS, connectionErrorText } from '../game-texts';
import type { LostReason, Connection } from '../../../live/live-client';

const LOST: Record<LostReason, string> = {
  closed: GAME_TEXTS.connectionClosed,
  unreachable: GAME_TEXTS.unreachable,
  offline: TEXTS.offline,
};

/** Tells the player about a problem with the connection. Null if there is none. */
export function connectionNote(connection: Connection): string | null {
  if (connection.state === 'connecting')
    return connection.again ? GAME_TEXTS.reconnecting : GAME_TEXTS.connecting;
  if (connection.state === 'error') return LOST[connection.reason];
  return connection.by === 'polling' ? GAME_TEXTS.slowConnection : null;
}

const ERRORS: Record<LostReason, string> = {
  closed: 'the connection was lost',
  unreachable: "the server can't be reached",
  offline: 'your device is offline',
};

/** Says what it means that the connection is lost, and what the player can do. */
export function ConnectionProblem({ reason }: { readonly reason: LostReason }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <section role="alert" className="mb-4 grid gap-3 rounded-card border border-terra bg-card p-3.5">
      <p className="font-semibold text-terra">{connectionErrorText(ERRORS[reason])}</p>
      <p className="text-md">Don't worry, your games are saved. You can continue when you're back online.</p>
      <div className="grid gap-2.5 md:grid-cols-2">
        <Button onClick={() => dispatch(service(createGameConnection)).reconnect()}>
          {GAME_TEXTS.tryReconnecting}
        </Button>
        <ButtonRow>
          <Button onClick={() => void navigate(-1)}>{TEXTS.goBack}</Button>
          <HomeButton />
        </ButtonRow>
      </div>
    </section>
  );
}
