import { PerfectBoard } from '../help/perfect-board.public';

/** Shows a perfect grid and explains it. */
export const PerfectGrid = () => (
  <div className="my-auto flex items-center gap-4 py-2 sm:mt-8 sm:mb-0 lg:mt-0 lg:self-start">
    <div className="w-[104px] flex-none lg:w-[168px]">
      <PerfectBoard />
    </div>
    <p className="text-md text-ink-2">
      <b className="block font-display text-lg font-[620] text-ink">Thirty-two is perfect</b>
      Four rows and four columns, with a four-letter word in every one of them.
    </p>
  </div>
);
