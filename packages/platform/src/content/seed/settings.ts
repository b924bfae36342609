export const siteSettings: Readonly<Record<string, string>> = {
  site_name: 'Candor',
  site_logo: '/h5/logo.svg',
  contact_email: 'support@candor.example',
  contact_hours: '24/7',
};
