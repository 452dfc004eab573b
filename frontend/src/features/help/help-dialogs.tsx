import { TEXTS } from '@tessera/contracts/texts';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../store/create-store';
import { Dialog } from '../../ui/dialog/dialog';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { helpClosed, selectHelpTopic, type HelpTopic } from './help.slice';

type Texts = typeof import('./how-to-play');

const lazyText = (name: keyof Texts) =>
  lazyComponent(() => import('./how-to-play').then((part): Texts[keyof Texts] => part[name]));

const HELP = {
  'how-to-play': { title: TEXTS.howToPlay, Text: lazyText('HowToPlay') },
  'how-to-play-friend': { title: TEXTS.howToPlay, Text: lazyText('HowToPlayFriend') },
  'scoring-rules': { title: TEXTS.scoringRules, Text: lazyText('ScoringRules') },
} satisfies Record<HelpTopic, object>;

/**
 * The help for all pages, rendered once in the shell. All topics share one dialog, so that it stays open in
 * between.
 */
export function HelpDialogs() {
  const topic = useSelector(selectHelpTopic);
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<HelpTopic>('how-to-play');
  // Keeps its content while it closes.
  if (topic !== null && topic !== shown) setShown(topic);
  const { title, Text } = HELP[shown];
  return (
    <Dialog open={topic !== null} onClose={() => dispatch(helpClosed())} title={title} width={520}>
      <Text />
    </Dialog>
  );
}
