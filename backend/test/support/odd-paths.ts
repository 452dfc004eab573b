/** Paths written in unusual ways, each with something that grants access or identifies a person. */
export const oddPaths = (secrets: { token: string; email: string; uuid: string }): string[] => {
  const { token, email, uuid } = secrets;
  const encoded = (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
  return [
    `/reset-password//${token}`,
    `/reset-password/x/${token}`,
    `/reset-password%2F${token}`,
    `/reset-password%252f${token}`,
    `/reset%2Dpassword/${token}`,
    `/Reset-%50assword/${token}`,
    `/reset-password/${encoded(token)}`,
    `/reset-password/%E0%A4%A/${token}`,
    `//reset-password///${token}/`,
    `/reset-password\\${token}`,
    `/reset-password/%20${token}`,
    `/reset-password/%22${token}%22`,
    `/reset-password/'${token}`,
    `/reset-password%2F%0A${token}`,
    `/reset-password/x%3F${token}`,
    `/reset-password%20/${token}`,
    `/%5Creset-password/%2520${token}`,
    `/api/x/${email.replace('@', '%40')}`,
    `/api/x/${email.replace('@', '%2540')}`,
    `/api/x//${email}`,
    `/api/games/player/${encoded(uuid)}/active`,
    `/api/games//player//${uuid.replaceAll('-', '%2D')}`,
    `/api/games/player/${uuid.replace('-', '%252d')}`,
  ];
};
