import { useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { selectNamePromptDue } from './name-prompt.slice';

const NamePromptDialog = lazyComponent(
  () => import('./name-prompt-dialog').then((part) => part.NamePromptDialog),
  { whenIdle: false },
);

/** Loads the name prompt when it is first needed. Rendered once in the shell. */
export function NamePrompt() {
  const due = useSelector(selectNamePromptDue);
  const [asked, setAsked] = useState(false);
  if (due && !asked) setAsked(true);
  return asked && <NamePromptDialog />;
}
