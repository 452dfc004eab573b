export { Pushes, type Notification } from './pushes.js';
export { dateOfVersion, PushDevices, versionOfDate } from './push-devices.js';
export { PushKeys } from './push-keys.js';
export { PushSources, type DueNotice, type NoticeContent } from './push-sources.js';
