import { useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { selectNamePromptDue } from './name-prompt.slice';

const NamePromptDialog = lazyComponent(
  () => import('./name-prompt-dialog').then((part) => part.NamePromptDialog),
  { whenIdle: false },
);

/** Holds the question for a name after a game, from when it is first due; once, in the shell. */
export function NamePrompt() {
  const due = useSelector(selectNamePromptDue);
  const [asked, setAsked] = useState(false);
  if (due && !asked) setAsked(true);
  return asked && <NamePromptDialog />;
}
