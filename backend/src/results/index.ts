export { ResultsService } from './results.service.js';
export { countLook, headOrMissing, pictureHandler, previewHead } from './link-preview.js';
export { PictureCache, PicturePool, type Form } from './picture-cache.js';
export type { Picture } from './picture.js';
export { SharePages } from './share-pages.js';
