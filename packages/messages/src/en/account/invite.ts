/** pages/setting/share. */
export const invite = {
  cardTitle: 'Join me on Candor',
  qr: 'QR code of the invitation link',
  code: 'Invitation code',
  copyCode: 'Copy the code',
  link: 'Invitation link',
  copyLink: 'Copy link',
  saveImage: 'Save image',
  imageSaved: 'Image saved',
  imageFailed: 'This browser cannot make the image. Copy the link instead.',
  rebates: 'Rebates',
  noRebates: 'No rebates yet',
  noRebatesText:
    'We remember who registers with your code. Invitations pay nothing yet; once they do, every rebate is listed here with the fee it comes from.',
} as const;
