import { gridFromText } from '@tessera/rules';
import type { TutorialName } from '../../store/daily/tutorial-flags';
import { Board } from '../../game-kit/board/board';
import { Tile } from '../../game-kit/board/tile';

interface Scene {
  readonly grid: string;
  /** The letter in hand. */
  readonly hand?: string;
  readonly stagedCell?: number;
  readonly scored?: readonly number[];
}

const EMPTY: Scene = { grid: '................' };
const IN_HAND: Scene = { ...EMPTY, hand: 'R' };
const STAGED: Scene = { grid: '.....R..........', stagedCell: 5 };
const SET: Scene = { grid: '.....R..........', hand: 'E' };
const OWN: Scene = { grid: '.....RE.........', stagedCell: 6 };
const PART: Scene = { grid: 'BRAT.O..E..S....', hand: 'L' };
const ACROSS_AND_DOWN: Scene = { grid: 'BRATLO..E.......', scored: [0, 1, 2, 3] };
const COUNTED: Scene = {
  grid: 'BRATLOREETASDEWX',
  scored: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
};
const PERFECT: Scene = { grid: 'CARDAREAREARDART', scored: [...Array(16).keys()] };

/** One scene for each step of a tutorial. */
const SCENES: Record<TutorialName, readonly Scene[]> = {
  general: [EMPTY, IN_HAND, STAGED, SET, PART, OWN, ACROSS_AND_DOWN, COUNTED, PERFECT],
  daily: [PART, OWN, COUNTED],
  'two-player': [PART, OWN, COUNTED],
  quick: [EMPTY, IN_HAND, STAGED, SET, OWN, COUNTED, PERFECT],
};

/** Illustrates a step with the game's own board and tiles. Decorative, because the text beside it says the same. */
export function StepScene({ name, at }: { readonly name: TutorialName; readonly at: number }) {
  const { grid, hand, stagedCell = null, scored = [] } = SCENES[name][at] ?? EMPTY;
  return (
    <div className="flex items-center gap-4" aria-hidden="true">
      <div className="w-[184px]">
        <Board
          key={grid}
          grid={gridFromText(grid)}
          label=""
          size="small"
          stagedCell={stagedCell}
          scored={new Set(scored)}
        />
      </div>
      {hand !== undefined && <Tile letter={hand} tone="mine" size="hand" />}
    </div>
  );
}
