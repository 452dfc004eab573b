import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

// How long a test waits for something to appear: far longer than needed, because a busy machine is ten times slower.
configure({ asyncUtilTimeout: 60_000 });

// Each test has a browser of its own.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Invalid markup that browsers would silently repair, and lists with missing or duplicate keys.
const BROKEN = /^In HTML|unique "key" prop|Encountered two children/;
const broken = [];
const complain = console.error;
console.error = (...said) => {
  if (BROKEN.test(said[0])) broken.push(format(...said));
  complain(...said);
};
afterEach(() => expect(broken.splice(0)).toEqual([]));

// Browser features that jsdom lacks: layout, media queries, pointer capture.
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
window.IntersectionObserver ??= class {
  observe() {}
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
