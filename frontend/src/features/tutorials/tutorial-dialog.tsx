import { TEXTS } from '@tessera/contracts/texts';
import { useState } from 'react';
import {
  type TutorialName,
  noteClosed,
  noteCompleted,
  resetTutorial,
} from '../../store/daily/tutorial-flags';
import { TUTORIAL_TEXTS } from './tutorial-texts';
import { useAppDispatch } from '../../store/create-store';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { ButtonRow } from '../../ui/layout/page';
import { TutorialWalk } from './tutorial-walk';
import { tutorialClosed } from '../help/help.slice';

const TITLES: Record<TutorialName, string> = {
  general: TUTORIAL_TEXTS.general,
  daily: TEXTS.dailyTutorial,
  'two-player': TEXTS.twoPlayerTutorial,
  quick: TUTORIAL_TEXTS.quick,
};

interface TutorialDialogProps {
  readonly name: TutorialName;
  readonly open: boolean;
}

/** A tutorial with all its steps. Closing the general one asks for confirmation. */
export function TutorialDialog({ name, open }: TutorialDialogProps) {
  const dispatch = useAppDispatch();
  const [at, setAt] = useState(0);
  const [asking, setAsking] = useState(false);

  const end = () => {
    dispatch(tutorialClosed());
    setAt(0);
    setAsking(false);
  };
  const leave = () => {
    noteClosed(name);
    end();
  };
  // Closing the confirmation continues the tutorial.
  const close = () => {
    if (name === 'general') setAsking(!asking);
    else leave();
  };
  const finish = () => {
    noteCompleted(name);
    end();
  };
  const restart = () => {
    resetTutorial(name);
    setAt(0);
  };
  return (
    <Dialog open={open} onClose={close} title={asking ? TEXTS.leaveTutorial : TITLES[name]} width={440}>
      {asking ? (
        <div className="grid gap-4">
          <p>{TEXTS.leaveTutorialDetail}</p>
          <ButtonRow>
            <Button onClick={() => setAsking(false)}>{TEXTS.keepGoing}</Button>
            <Button variant="alert" onClick={leave}>
              {TEXTS.leave}
            </Button>
          </ButtonRow>
        </div>
      ) : (
        <TutorialWalk name={name} at={at} onGo={setAt} onRestart={restart} onFinish={finish} />
      )}
    </Dialog>
  );
}
