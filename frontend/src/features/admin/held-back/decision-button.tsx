import { type HeldBackResult, ADMIN_TEXTS } from '@tessera/contracts/admin';
import { reasonOf } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { toast } from '../../../ui/toast/toast';
import { useDecideHeldBackMutation } from './held-back.api';

/** Lets a result count. The same button holds it back again, so that it keeps the focus. */
export function DecisionButton({
  result: { gameId, gameNumber, playerName, counts },
}: {
  readonly result: HeldBackResult;
}) {
  const [decide, { isLoading }] = useDecideHeldBackMutation();
  const label = counts ? ADMIN_TEXTS.holdBack : ADMIN_TEXTS.letCount;
  const press = async () => {
    const { error } = await decide({ gameId, counts: !counts });
    if (error === undefined) {
      toast({ title: counts ? ADMIN_TEXTS.holdBackDone : ADMIN_TEXTS.letCountDone });
    } else {
      toast({ title: ADMIN_TEXTS.decideFailed, description: reasonOf(error), tone: 'destructive' });
    }
  };
  return (
    <Button
      busy={isLoading}
      aria-label={`${label}: ${playerName ?? ADMIN_TEXTS.noName}, #${gameNumber}`}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
