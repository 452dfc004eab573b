export { ModeratedGroups } from './moderated-groups.js';
export { GroupsRepository } from './groups.repository.js';
