import { maskIdentity, type Person } from '@candor/platform';

/** The contacts of a person as they see them themselves. */
export function contactsOf({ email, phone }: Person) {
  return { email: email === null ? '' : maskIdentity(email), phone: phone === null ? '' : maskIdentity(phone) };
}
