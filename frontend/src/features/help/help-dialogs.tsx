import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../store/hooks';
import { Dialog } from '../../ui/dialog';
import { lazyPart } from '../../ui/lazy-part';
import { helpClosed, selectHelpTopic } from './help.slice';

const HowToPlay = lazyPart(() => import('./how-to-play').then((part) => part.HowToPlay));
const ScoringRules = lazyPart(() => import('./scoring-rules').then((part) => part.ScoringRules));

/** The help that any page may open; once, in the shell. */
export function HelpDialogs() {
  const topic = useSelector(selectHelpTopic);
  const dispatch = useAppDispatch();
  const close = (open: boolean) => !open && dispatch(helpClosed());
  return (
    <>
      <Dialog open={topic === 'how-to-play'} onOpenChange={close} title="How to Play" width={520}>
        <HowToPlay />
      </Dialog>
      <Dialog open={topic === 'scoring-rules'} onOpenChange={close} title="Scoring Rules" width={520}>
        <ScoringRules />
      </Dialog>
    </>
  );
}
