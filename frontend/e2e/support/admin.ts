/** The email addresses of the server's admins. Each test has its own, because each can have one session only. */
export const ADMIN_EMAIL = 'boss@example.org';
export const MODERATOR_EMAIL = 'moderator@example.org';
