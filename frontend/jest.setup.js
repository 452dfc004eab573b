import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a test waits for what should appear: on a busy machine the usual second is not enough.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom does not implement and a browser does: layout, media queries, pointer capture.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.PointerEvent ??= class extends window.MouseEvent {
  constructor(type, init = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
    this.pointerId = init.pointerId ?? 0;
  }
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
