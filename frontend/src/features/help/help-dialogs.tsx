import { TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../store/hooks';
import { Dialog } from '../../ui/dialog/dialog';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { helpClosed, selectHelpTopic, type HelpTopic } from './help.slice';

const HELP = {
  'how-to-play': {
    title: TEXTS.howToPlay,
    Text: lazyComponent(() => import('./how-to-play').then((part) => part.HowToPlay)),
  },
  'how-to-play-friend': {
    title: TEXTS.howToPlay,
    Text: lazyComponent(() => import('./how-to-play').then((part) => part.HowToPlayFriend)),
  },
  'scoring-rules': {
    title: TEXTS.scoringRules,
    Text: lazyComponent(() => import('./scoring-rules').then((part) => part.ScoringRules)),
  },
} satisfies Record<HelpTopic, object>;

/** The help that any page may open; once, in the shell. One dialog, so that from one topic to the next it stays. */
export function HelpDialogs() {
  const topic = useSelector(selectHelpTopic);
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<HelpTopic>('how-to-play');
  // While it closes it still says what it said.
  if (topic !== null && topic !== shown) setShown(topic);
  const { title, Text } = HELP[shown];
  return (
    <Dialog
      open={topic !== null}
      onOpenChange={(open) => !open && dispatch(helpClosed())}
      title={title}
      width={520}
    >
      <Text />
    </Dialog>
  );
}
