import { useState } from 'react';
import { DEVICE_LABELS } from './device-labels';
import { reasonOf } from '../../store/api/api-error';
import { useAppDispatch } from '../../store/hooks';
import { Page } from '../../ui/layout/page';
import { CodeForm } from './code-form';
import { ConfirmLink } from './confirm-link';
import { useCheckDeviceCodeMutation, useLinkDeviceMutation } from './devices.api';
import { startAsLinked } from './start-as-linked';
import { useCodeInAddress } from './use-code-in-address';

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
  const [isLinked, setIsLinked] = useState(false);

  const find = async (code: string) => {
    const { data, error: failure } = await check(code);
    if (data) setFound({ code, playerName: data.playerName });
    else setError(reasonOf(failure));
  };
  const confirm = async ({ code, playerName }: Found) => {
    const { data, error: failure } = await link(code);
    if (data) {
      setIsLinked(true);
      return dispatch(startAsLinked(playerName));
    }
    setError(reasonOf(failure));
    setFound(null);
  };
  return (
    <Page title={DEVICE_LABELS.linkTitle} heading={DEVICE_LABELS.linkTitle}>
      {found ? (
        <ConfirmLink
          playerName={found.playerName}
          busy={linking.isLoading || isLinked}
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
