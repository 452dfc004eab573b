import { useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../ui/lazy-part';
import { selectTutorial } from './tutorials.slice';

const TutorialDialog = lazyPart(() => import('./tutorial-dialog').then((part) => part.TutorialDialog));

/** The tutorials that any page may open; once, in the shell. */
export function Tutorials() {
  const open = useSelector(selectTutorial);
  const [shown, setShown] = useState(open);
  // While it closes it still says what it said.
  if (open !== null && open !== shown) setShown(open);
  return shown && <TutorialDialog key={shown} name={shown} open={open !== null} />;
}
