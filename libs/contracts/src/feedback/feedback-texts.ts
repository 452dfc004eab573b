/** Feedback texts worded by the specification. Only the page that needs them loads them. */
export const FEEDBACK_TEXTS = {
  messageRequired: 'Please enter your feedback before submitting.',
  submitFailed: 'Failed to submit feedback. Please try again.',
  emailFailed: 'Failed to save email. Please try again.',
  thankYou: 'Thank you!',
  emailSaved: 'Email saved!',
} as const;
