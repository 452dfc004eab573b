export { FeedbackService } from './feedback.service.js';
