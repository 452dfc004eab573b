export { SharedResults } from './shared-results.js';
export { countLook, headOrMissing, pictureHandler, previewHead } from './link-preview.js';
export { PictureCache, type Form } from './picture-cache.js';
export type { Picture } from './picture.js';
export { PicturePool } from './picture-pool.js';
export { SharePages } from './share-pages.js';
