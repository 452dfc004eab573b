import { useState, useEffect, useRef } from 'react';
import { cleanDeviceCode } from '@tessera/contracts/devices';
import { PAGES } from '@tessera/contracts/wire';
import { useLocation, useNavigate } from 'react-router-dom';
import { DEVICE_LABELS, confirmLinkText } from './device-labels';
import { reasonOf } from '../../store/api/api-error';
import { useAppDispatch } from '../../store/create-store';
import { Page } from '../../ui/layout/page';
import { CodeForm } from './code-form';
import { useCheckDeviceCodeMutation, useLinkDeviceMutation } from './devices.api';
import { createIdentityChannel } from '../../store/identity/identity-channel';
import { hardNavigate } from '../../store/page-load';
import { saveNotice } from '../../store/saved-notice';
import { sessionActions, type SessionThunk } from '../auth/session.slice';
import { Button } from '../../ui/button/button';

interface ConfirmLinkProps {
  readonly playerName: string | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says whose code it is and what happens to this browser's games, and asks whether to go on. */
function ConfirmLink({ playerName, busy, onConfirm, onCancel }: ConfirmLinkProps) {
  const question = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <section className="grid gap-3" aria-busy={busy}>
      <h2 ref={question} tabIndex={-1} className="text-xl wrap-anywhere">
        {confirmLinkText(playerName)}
      </h2>
      <p>{DEVICE_LABELS.linkMerges}</p>
      <p className="font-semibold">{DEVICE_LABELS.linkStranger}</p>
      <Button variant="primary" wide busy={busy} onClick={onConfirm}>
        {busy ? DEVICE_LABELS.linking : DEVICE_LABELS.confirm}
      </Button>
      <Button wide unavailable={busy} onClick={onCancel}>
        {DEVICE_LABELS.anotherCode}
      </Button>
    </section>
  );
}

/**
 * The code after the `#` in the address, which is removed from there at once, so that it stays neither in the history
 * nor on screen.
 */
function useCodeInAddress(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const inAddress = cleanDeviceCode(hash.slice(1));
  if (inAddress !== '' && inAddress !== code) setCode(inAddress);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return code;
}

/**
 * After this browser has been linked: loads home from scratch with a greeting, so that nothing of its former player stays
 * in memory. Its other tabs reload too. Its UUID remains, and means the other device's player from now on.
 */
const startAsLinked =
  (playerName: string | null): SessionThunk =>
  (dispatch, _, services) => {
    dispatch(sessionActions.changeStarted());
    saveNotice({ title: DEVICE_LABELS.linked, ...(playerName !== null && { description: playerName }) });
    services.get(createIdentityChannel).notifyOtherTabs('changed');
    hardNavigate(PAGES.home);
  };

/** A code whose player has been found. */
interface Found {
  readonly code: string;
  readonly playerName: string | null;
}

/** Where the code from another device is entered, so that this browser plays as the same player. */
export function LinkPage() {
  const dispatch = useAppDispatch();
  const given = useCodeInAddress();
  const [check, checking] = useCheckDeviceCodeMutation();
  const [link, linking] = useLinkDeviceMutation();
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);

  const find = async (code: string) => {
    const { data, error: failure } = await check(code);
    if (data) setFound({ code, playerName: data.playerName });
    else setError(reasonOf(failure));
  };
  const confirm = async ({ code, playerName }: Found) => {
    const { data, error: failure } = await link(code);
    if (data) return dispatch(startAsLinked(playerName));
    setError(reasonOf(failure));
    setFound(null);
  };
  return (
    <Page title={DEVICE_LABELS.linkTitle} heading={DEVICE_LABELS.linkTitle}>
      {found ? (
        <ConfirmLink
          playerName={found.playerName}
          // Until home has loaded.
          busy={linking.isLoading || linking.isSuccess}
          onConfirm={() => void confirm(found)}
          onCancel={() => setFound(null)}
        />
      ) : (
        <>
          <p className="lead">{DEVICE_LABELS.linkIntro}</p>
          <CodeForm
            key={given}
            given={given}
            busy={checking.isLoading}
            error={error}
            onType={() => setError(null)}
            onSubmit={(code) => void find(code)}
          />
        </>
      )}
    </Page>
  );
}
