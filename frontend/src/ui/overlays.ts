// What lies above a page, as one chunk: they load once the page is idle, and on the same foundations.
export { DialogPanel } from './dialog-panel';
export { NoticeBar } from './notice-bar';
export { ToastView } from './toast-view';
