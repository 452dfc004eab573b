import { DUEL_LEVELS, DUEL_TEXTS, type DuelLevel } from '@tessera/contracts/duels';
import { TEXTS, loadingFailedText } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useNavigate } from 'react-router-dom';
import { DUEL_LABELS } from './duel-labels';
import { reasonOf } from '../../store/api/api-error';
import { useAppDispatch } from '../../store/create-store';
import { useDailyDate } from '../../store/daily/daily-date';
import { HeaderNote, Actions, Page } from '../../ui/layout/page';
import { HomeButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { OtherGameModes } from '../../game-kit/layout/play-links';
import { showFailure } from '../../ui/toast/toast';
import { useDuelsQuery, useStartDuelMutation, duelPath } from './duel.api';
import { duelActions } from './duel.slice';
import { LevelRow } from './level-row';
import { useIsMounted } from '../../ui/util/use-is-mounted';

/** Today's duels, one for each level. */
export function DuelsPage() {
  const today = useDailyDate();
  // Another device may have played one since.
  const query = useDuelsQuery(today, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData: list, error } = query;
  const { start, starting } = useStart();
  const failed = !list && error !== undefined;
  const number = list?.gameNumber ?? null;
  return (
    <Page title={DUEL_LABELS.title} heading={DUEL_LABELS.title} hiddenHeading={failed} width="columns">
      {number !== null && <HeaderNote>{`#${number}`}</HeaderNote>}
      {failed ? (
        <LoadFailed title={DUEL_LABELS.title} detail={loadingFailedText(reasonOf(error))} query={query} />
      ) : (
        <>
          <p className="lead text-md max-sm:pb-1.5">
            Our bot, {DUEL_TEXTS.botName}, gets the same letters: eight blind ones, and the eight you choose.
          </p>
          <ul
            aria-label="Levels"
            aria-busy={!list || undefined}
            className="grid gap-1.5 sm:gap-2 lg:grid-cols-2 lg:gap-6"
          >
            {DUEL_LEVELS.map((level) => (
              <li key={level}>
                <LevelRow
                  level={level}
                  duel={
                    starting === level
                      ? null
                      : list && (list.duels.find((duel) => duel.level === level) ?? null)
                  }
                  busy={starting === level}
                  onStart={() => void start(level)}
                />
              </li>
            ))}
          </ul>
          {!list && (
            <p role="status" className="sr-only">
              Loading today's games...
            </p>
          )}
          <Actions>
            <HomeButton wide />
          </Actions>
          <OtherGameModes except={PAGES.duels} />
        </>
      )}
    </Page>
  );
}

/** Starts a duel and opens it. `starting` is its level until then, even if the list already has it. */
function useStart(): { start: (level: DuelLevel) => Promise<void>; starting: DuelLevel | null } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [ask, { originalArgs, isLoading, isSuccess }] = useStartDuelMutation();
  const start = async (level: DuelLevel) => {
    if (isLoading) return;
    const { data, error } = await ask(level);
    if (!data) return showFailure(TEXTS.dailyInitFailed, reasonOf(error, TEXTS.tryAgain));
    // After a slow response, the player may have another duel on the board.
    if (!isMounted()) return;
    if (data.game) dispatch(duelActions.duelOpened({ duel: data.game, saved: [] }));
    void navigate(duelPath(data.gameId));
  };
  return { start, starting: isLoading || isSuccess ? (originalArgs ?? null) : null };
}
