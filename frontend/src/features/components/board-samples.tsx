import { TEXTS } from '@tessera/contracts/texts';
import { withLetter, type Grid } from '@tessera/rules';
import { useState } from 'react';
import { BlindBanner } from '../../game-kit/hand/blind-banner';
import { Board } from '../../game-kit/board/board';
import { Button } from '../../ui/button/button';
import { Hand } from '../../game-kit/hand/hand';
import { LetterPicker } from '../../game-kit/letter-picker/letter-picker';
import { useScoreReveal } from '../../game-kit/result/use-score-reveal';
import { FINISHED_GRID, LINES, RUNNING_GRID, SCORED } from './samples';
import { Section } from './samples';

const withStaged = (grid: Grid, cellIndex: number | null, letter: string) =>
  cellIndex === null ? grid : withLetter(grid, cellIndex, letter);

/** Tap a cell to place the R, tap another one to slide it there. */
export function PlayingSample() {
  const [stagedCell, setStagedCell] = useState<number | null>(null);
  return (
    <Section title="Board in play: blind letter">
      <Hand letter="R" title="Place the letter R" note="Blind letter. Tap a square to place it." />
      <Board
        grid={withStaged(RUNNING_GRID, stagedCell, 'R')}
        label={TEXTS.gridName}
        stagedCell={stagedCell}
        selectable={(cellIndex) => RUNNING_GRID[cellIndex] === null}
        onPress={(cellIndex) => setStagedCell(cellIndex === stagedCell ? null : cellIndex)}
      />
    </Section>
  );
}

/** Tap a cell, then choose a letter for it. */
export function ChoosingSample() {
  const [cellIndex, setCell] = useState<number | null>(9);
  const [letter, setLetter] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const pick = (chosen: string, at = cellIndex) => {
    setLetter(chosen);
    setCell(at);
  };
  return (
    <Section title="Board in play: your letter">
      <Hand letter={letter} title={TEXTS.evenRoundPrompt} />
      <Board
        grid={letter === null ? RUNNING_GRID : withStaged(RUNNING_GRID, cellIndex, letter)}
        label={TEXTS.gridName}
        stagedCell={cellIndex}
        selectable={(at) => RUNNING_GRID[at] === null}
        onPress={(at) => {
          setCell(at);
          if (letter === null) setOpen(true);
        }}
        onLetterKey={pick}
        onSubmitKey={() => setLetter(null)}
      />
      {open ? (
        <LetterPicker
          letter={letter}
          onPick={pick}
          onClose={() => setOpen(false)}
          canSubmit={letter !== null}
          onSubmit={() => setOpen(false)}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>{TEXTS.chooseLetter}</Button>
      )}
    </Section>
  );
}

export function BannerSample() {
  const [shown, setShown] = useState(0);
  return (
    <Section title="Blind letter turning over">
      {shown % 2 === 0 ? (
        <BlindBanner letter="Q" onDone={() => setShown(shown + 1)} />
      ) : (
        <Hand letter="Q" title="Place the letter Q" />
      )}
      <Button onClick={() => setShown(shown + (shown % 2 === 0 ? 2 : 1))}>Play Again</Button>
    </Section>
  );
}

export function CountingSample() {
  const [plays, setPlays] = useState(1);
  return (
    <Section title="Counting the score, line by line">
      <Counting key={plays} />
      <Button onClick={() => setPlays(plays + 1)}>Count Again</Button>
    </Section>
  );
}

function Counting() {
  const { lit, raised, points } = useScoreReveal(LINES, true);
  return (
    <>
      <p className="text-center font-display text-[64px] leading-none font-[640] tabular-nums">{points}</p>
      <Board grid={FINISHED_GRID} label="Counted grid" size="small" lit={lit} raised={raised} />
    </>
  );
}

export const FinishedSample = () => (
  <Section title="Finished grid">
    <Board grid={FINISHED_GRID} label="Finished grid" size="small" scored={SCORED} />
  </Section>
);
