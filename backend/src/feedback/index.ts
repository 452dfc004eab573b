export { ReadFeedback } from './read-feedback.js';
