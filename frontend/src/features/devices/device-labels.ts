/** Playing on several devices without an account. The messages are in the contracts. */
export const DEVICE_LABELS = {
  use: 'Use on another device',
  useHint:
    'Scan this with your other device, or open the page shown below on that device and enter the code.',
  useWhatFor: 'Your name, games and streak will be on both. No account needed.',
  code: 'Code',
  copyCode: 'Copy code',
  qr: 'QR code that opens this page on your other device',
  codeOnce: 'It works once. Anyone who has it can play as you, so keep it to yourself.',
  codeExpired: 'This code has expired.',
  codeUsed: 'Done! Your other device plays as you now.',
  newCode: 'Get a new code',
  codeFailed: "We couldn't get a code. Please try again.",
  linkTitle: 'Play here as yourself',
  linkIntro:
    'On the device you already play on, open Settings and choose "Use on another device". Then enter the code it shows.',
  codeLabel: 'Code from your other device',
  continue: 'Continue',
  checking: 'Checking...',
  confirm: 'Play as yourself',
  linking: 'Linking...',
  linkMerges:
    "The games you've played in this browser will be added. If you played on both devices on the same day, the game from your other device counts.",
  linkStranger:
    "Only go on if the code is from your own device. Otherwise your games become another player's, and this can't be undone.",
  linked: 'Welcome back! This device plays as you now.',
  anotherCode: 'Use another code',
  mayForgetTitle: 'Keep your games and your streak',
  mayForget:
    'This browser may delete them after a while, or when you close this window. To keep them, add the game to your home screen, use a second device, or create an account.',
  gotIt: 'Got it',
  devices: 'Your devices',
  devicesNone: 'Only this browser so far.',
  devicesFailed: "We couldn't load your devices.",
  thisDevice: 'This device',
  forget: 'Forget',
  forgetQuestion: 'Forget this device?',
  forgetWarning: 'It will start over as a new player. Your games stay with you.',
  forgetOwnWarning: 'This browser will start over as a new player. Your games stay on your other devices.',
  forgetThisDevice: 'Forget this device',
  forgotten: 'Device forgotten',
} as const;

/** "Play as Ann here" */
export const confirmLinkText = (name: string | null): string =>
  name === null ? 'Play as the same player here?' : `Play as ${name} here?`;

/** "Valid for 9:41" */
export const codeValidText = (seconds: number): string =>
  `Valid for ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** "Last used on 20 Nov 2026" */
export const lastUsedText = (day: string): string => `Last used on ${day}`;

/** "Forget Chrome on Linux" */
export const forgetLabel = (name: string): string => `Forget ${name}`;
