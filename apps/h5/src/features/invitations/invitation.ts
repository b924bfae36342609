import { pageUrl } from '#features/help/share.ts';

/** The address that opens the registration with the code filled in. */
export function invitationLink(code: string): string {
  return pageUrl(`/pages/common/register?code=${encodeURIComponent(code)}`);
}
