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
    'Whoever registers with your code is kept as invited by you. Nothing is paid for invitations so far; once it is, every rebate stands here with the fee it comes from.',
} as const;
