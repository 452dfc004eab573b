import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../store/create-store';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { selectTutorial, tutorialClosed } from '../help/help.slice';

const TutorialDialog = lazyComponent(() => import('./tutorial-dialog').then((part) => part.TutorialDialog));

/** The tutorials for all pages, rendered once in the shell. */
export function Tutorials() {
  const dispatch = useAppDispatch();
  const open = useSelector(selectTutorial);
  const [shown, setShown] = useState(open);
  // Keeps its content while it closes.
  if (open !== null && open !== shown) setShown(open);
  useEffect(() => {
    // The menu is disabled during a tutorial, so one that can't be loaded counts as closed.
    if (open !== null) void TutorialDialog.load().then((isThere) => isThere || dispatch(tutorialClosed()));
  }, [dispatch, open]);
  return shown && <TutorialDialog key={shown} name={shown} open={open !== null} />;
}
