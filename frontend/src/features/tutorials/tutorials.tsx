import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../store/hooks';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { selectTutorial, tutorialClosed } from './tutorials.slice';

const TutorialDialog = lazyComponent(() => import('./tutorial-dialog').then((part) => part.TutorialDialog));

/** The tutorials that any page may open; once, in the shell. */
export function Tutorials() {
  const dispatch = useAppDispatch();
  const open = useSelector(selectTutorial);
  const [shown, setShown] = useState(open);
  // While it closes it still says what it said.
  if (open !== null && open !== shown) setShown(open);
  useEffect(() => {
    // The menu waits until the tutorial is over, so one that can't be shown counts as over.
    if (open !== null) void TutorialDialog.load().then((isThere) => isThere || dispatch(tutorialClosed()));
  }, [dispatch, open]);
  return shown && <TutorialDialog key={shown} name={shown} open={open !== null} />;
}
