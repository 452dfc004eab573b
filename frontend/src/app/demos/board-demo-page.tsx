import { ROUNDS, applyDaily, newDaily, plainDate, type DailyState } from '@tessera/rules';
import { useState } from 'react';
import { DEMO_TEXTS } from './demo-texts';
import { afterOccupiedCell, afterStep, toBoardState } from '../../store/solo-board';
import { PlayBoard } from '../../features/daily/play-board.public';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';

const FACTS = {
  gameId: 'demo',
  gameNumber: 1,
  playerUUID: 'demo',
  date: plainDate('2025-01-01'),
  startedAt: '2025-01-01T12:00:00Z',
};

const FIRST = newDaily([...'CREATDAR']);
const staged = applyDaily(FIRST, { kind: 'stage', cellIndex: 5 }).state ?? FIRST;
const SECOND = applyDaily(staged, { kind: 'submit' }).state ?? FIRST;

interface BoardDemoProps {
  readonly title: string;
  readonly start: DailyState;
  readonly guided?: boolean;
}

/** The daily's board with fixed letters. Moves aren't saved. */
function BoardDemo({ title, start, guided = false }: BoardDemoProps) {
  const [turn, setTurn] = useState(0);
  const [game, setGame] = useState(() => toBoardState({ facts: FACTS, state: start }));
  const again = () => {
    setTurn(turn + 1);
    setGame(toBoardState({ facts: FACTS, state: start }));
  };
  const isOver = game.state.moves.length === ROUNDS;
  return (
    <Page title={title} heading={title} hiddenHeading width="wide">
      <PlayBoard
        key={turn}
        game={game}
        guided={guided && 'always'}
        remote={false}
        note={title}
        onStep={(command) => setGame((before) => afterStep(before, command))}
        onDeliver={again}
        onOccupied={() => setGame(afterOccupiedCell)}
      />
      {isOver && (
        <div className="mx-auto w-full max-w-[384px] pt-2.5">
          <Button wide onClick={again}>
            {DEMO_TEXTS.showAgain}
          </Button>
        </div>
      )}
    </Page>
  );
}

const { names } = DEMO_TEXTS;

export const DailyDemoPage = () => <BoardDemo title={names.dailyDemo} start={FIRST} />;
export const Round1TutorialDemoPage = () => (
  <BoardDemo title={names.round1TutorialDemo} start={FIRST} guided />
);
export const Round2SequenceDemoPage = () => (
  <BoardDemo title={names.round2SequenceDemo} start={SECOND} guided />
);
