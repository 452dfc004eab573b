import { EMPTY_GRID, gridFromText } from '@tessera/rules';
import { Board } from '../../ui/board';

/** Reads the same across and down: a perfect 32. */
const SQUARE = gridFromText('CARDAREAREARDART');
const ALL_CELLS = new Set(EMPTY_GRID.keys());

/** What a perfect grid looks like, and why. */
export const PerfectGrid = () => (
  <div className="my-auto flex items-center gap-4 py-2 md:mt-8 md:mb-0 lg:mt-0 lg:self-start">
    <div className="w-[104px] flex-none lg:w-[168px]">
      <Board
        grid={SQUARE}
        label="A perfect grid: card, area, rear, dart, across and down"
        size="small"
        scored={ALL_CELLS}
      />
    </div>
    <p className="text-[14px] text-ink-2">
      <b className="block font-display text-[17px] font-[620] text-ink">Thirty-two is perfect</b>
      Four rows, four columns, a word of four letters in every one of them.
    </p>
  </div>
);
