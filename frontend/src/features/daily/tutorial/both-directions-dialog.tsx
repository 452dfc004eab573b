import { TUTORIAL_TEXTS } from '@tessera/contracts/constants';
import { gridFromText } from '@tessera/rules';
import { Board } from '../../../game-kit/board/board';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';

interface BothWaysDialogProps {
  readonly open: boolean;
  readonly onDone: () => void;
}

const GRID = gridFromText('BRATO...L...D...');
const SCORED = new Set([0, 1, 2, 3, 4, 8, 12]);

/** The one thing to remember after the first two rounds. */
export const BothDirectionsDialog = ({ open, onDone }: BothWaysDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onDone}
    title={TUTORIAL_TEXTS.bothWaysTitle}
    description={TUTORIAL_TEXTS.bothWays}
    width={380}
  >
    <div className="mx-auto mb-4 w-[148px]" aria-hidden="true">
      <Board grid={GRID} label="" size="small" scored={SCORED} />
    </div>
    <Button variant="primary" wide onClick={onDone}>
      {TUTORIAL_TEXTS.goodLuck}
    </Button>
  </Dialog>
);
