export { tellWeeks } from './tell-weeks.js';
export { ModeratedGroups } from './moderated-groups.js';
export { GroupsRepository } from './groups.repository.js';
