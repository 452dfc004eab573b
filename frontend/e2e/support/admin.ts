/** The account that the program under test knows as an admin's. */
export const ADMIN_EMAIL = 'boss@example.org';
