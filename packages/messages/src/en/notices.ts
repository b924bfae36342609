/** What a toast says when something of the user's own happened. */
export const notices = {
  orderPlaced: 'Order placed',
  orderFilled: '{side} {pair}: filled {amount} {asset}',
  orderPartlyFilled: '{side} {pair}: {amount} {asset} filled so far',
  orderTriggered: '{side} {pair}: trigger price reached',
  orderCancelled: 'Order cancelled',
  ordersCancelled: '{count, plural, one {# order cancelled} other {# orders cancelled}}',
  orderAmended: 'Order changed',
  claimDone: '{amount} {asset} of practice funds received',
  loginSuccessful: 'Login successful',
  registrationSucceeded: 'Registration succeeded',
  passwordChanged: 'The password is changed. Please log in with the new one.',
  loggedOut: 'You are logged out',
  codeSent: 'Code sent to {recipient}',
} as const;
