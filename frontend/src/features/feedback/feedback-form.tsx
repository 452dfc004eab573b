import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FEEDBACK_LABELS } from './feedback-labels';
import { newUuid } from '../../store/identity/identity';
import { isApiError } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Actions } from '../../ui/layout/page';
import { TextArea } from '../../ui/form/text-fields';
import { showFailure, toast } from '../../ui/toast/toast';
import { useSendFeedbackMutation, reasonIn } from './feedback.api';
import { Form } from '../../ui/form/form';

interface FeedbackFormProps {
  /** Called with the ID of the message sent. */
  readonly onSent: (feedbackId: string) => void;
}

/** The start of the message, from a page that says what the feedback is about. */
function useGivenStart(): string {
  const state: unknown = useLocation().state;
  const isGiven = typeof state === 'object' && state !== null && 'message' in state;
  return isGiven && typeof state.message === 'string' ? state.message : '';
}

export function FeedbackForm({ onSent }: FeedbackFormProps) {
  const [send, { isLoading: busy }] = useSendFeedbackMutation();
  const [message, setMessage] = useState(useGivenStart());
  const [requestId, setRequestId] = useState(newUuid);
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const askForMessage = () => {
    setError(TEXTS.feedbackRequired);
    box.current?.focus();
  };
  const submit = async () => {
    if (message.trim() === '') return askForMessage();
    const { data, error: failure } = await send({ message, requestId });
    // The server rejects messages without visible characters.
    if (isApiError(failure) && failure.code === 'BAD_INPUT') return askForMessage();
    if (!data) return showFailure(FEEDBACK_LABELS.submitFailed, reasonIn(failure));
    toast({ title: FEEDBACK_LABELS.thankYou });
    onSent(data.feedbackId);
  };

  return (
    <Form className="flex flex-1 flex-col sm:flex-none" method="post" busy={busy} onSubmit={submit}>
      <p className="lead">
        What do you like? What's missing? What went wrong? A real person reads every message.
      </p>
      <TextArea
        ref={box}
        label="Your message"
        name="message"
        rows={8}
        maxLength={LIMITS.FEEDBACK_MAX_LENGTH}
        value={message}
        readOnly={busy}
        error={error}
        onChange={({ target }) => {
          setMessage(target.value);
          // Another message than the one that was sent last.
          setRequestId(newUuid());
          setError(null);
        }}
      />
      <Actions>
        <Button type="submit" variant="primary" wide busy={busy}>
          {busy ? 'Sending...' : TEXTS.submit}
        </Button>
      </Actions>
    </Form>
  );
}
