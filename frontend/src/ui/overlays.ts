// What lies above a page, as one chunk: both load once the page is idle, and on the same foundations.
export { DialogPanel } from './dialog-panel';
export { ToastView } from './toast-view';
