export { ResultsService } from './results.service.js';
export { previewHead } from './link-preview.js';
export type { Form } from './picture-cache.js';
export type { Picture } from './picture.js';
export { SharePages } from './share-pages.js';
export { SharedPages, SharedPagesContext } from './shared-pages.js';
