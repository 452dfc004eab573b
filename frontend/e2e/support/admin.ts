/** The email address of the server's admin. */
export const ADMIN_EMAIL = 'boss@example.org';
