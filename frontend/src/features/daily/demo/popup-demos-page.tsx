import { TEXTS } from '@tessera/contracts/constants';
import { EMPTY_GRID, gridFromText, tierOf, withLetter } from '@tessera/rules';
import { useState } from 'react';
import { Board } from '../../../ui/board';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import type { PostGame } from '../post-game';
import { PostGamePopup } from '../post-game-popup';
import { RoundPopup } from '../round-popup';

/** The real popups with fixed data: no game is played here, and nothing is asked of the server. */
function PostGameDemo({
  title,
  congratulation,
}: {
  readonly title: string;
  readonly congratulation: PostGame;
}) {
  const [open, setOpen] = useState(true);
  return (
    <Page title={title} heading={title}>
      <Button variant="primary" wide onClick={() => setOpen(true)}>
        Show it again
      </Button>
      <PostGamePopup congratulation={congratulation} open={open} onDone={() => setOpen(false)} />
    </Page>
  );
}

const STREAK = 10;
const TIER = tierOf(STREAK);

export const AchievementDemoPage = () =>
  TIER && (
    <PostGameDemo title="Streak Status" congratulation={{ kind: 'status', streak: STREAK, tier: TIER }} />
  );

export const StreakEnhancementDemoPage = () => (
  <PostGameDemo title="Streak Enhancement" congratulation={{ kind: 'increase' }} />
);

const SECOND = gridFromText('.....R..........');

function RoundDemo({ round }: { readonly round: 1 | 2 }) {
  const [shown, setShown] = useState(true);
  const [cell, setCell] = useState<number | null>(null);
  const grid = round === 1 ? EMPTY_GRID : SECOND;
  const letter = round === 1 ? 'R' : 'E';
  const title = `Round ${round}`;
  return (
    <Page title={title} heading={title} hiddenHeading>
      {shown ? (
        <RoundPopup
          round={round}
          letter={letter}
          step={cell === null ? 0 : 1}
          onDone={() => setShown(false)}
        />
      ) : (
        <Button wide onClick={() => setShown(true)}>
          Show it again
        </Button>
      )}
      <Board
        grid={cell === null ? grid : withLetter(grid, cell, letter)}
        label={TEXTS.gridName}
        loose={cell}
        selectable={(at) => grid[at] === null}
        onPress={setCell}
      />
    </Page>
  );
}

export const Round1DemoPage = () => <RoundDemo round={1} />;
export const Round2DemoPage = () => <RoundDemo round={2} />;
