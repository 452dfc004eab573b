// Everything that overlays a page, in one chunk: these parts load when the page is idle and share dependencies.
export { DialogPanel } from './dialog-panel';
export { NoticeBar } from './notice-bar';
export { ToastView } from './toast-view';
