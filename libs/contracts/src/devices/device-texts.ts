/** Playing on several devices without an account. */
export const DEVICE_TEXTS = {
  signInInstead: 'You have an account, so just sign in on your other device.',
  enterCode: 'Please enter the code from your other device',
  wrongCode: "This code isn't valid. It may have expired or been used already.",
  signOutFirst: "You're signed in here. Log out first, or sign in on your other device.",
  alreadyLinked: 'This browser already plays as this player.',
  lastDevice: "This is your only device, so it can't be forgotten.",
  deviceNotFound: 'Device not found.',
  wasForgotten: 'This device was forgotten, so it plays as a new player now.',
} as const;
