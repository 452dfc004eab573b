/** Labels of the feedback form. */
export const FEEDBACK_LABELS = {
  submitFailed: 'Failed to submit feedback. Please try again.',
  emailFailed: 'Failed to save email. Please try again.',
  thankYou: 'Thank you!',
  emailSaved: 'Email saved!',
} as const;
