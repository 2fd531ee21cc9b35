/** What the server writes into a host's page; imported before anything that reads it. */
const tag = document.createElement('script');
tag.type = 'application/json';
tag.id = 'redress';
tag.textContent = JSON.stringify({
  variant: 'b2b',
  languages: ['en', 'es'],
  identity: { domain: 'http://localhost:4000', clientId: 'redress', audience: 'redress' },
  api: '',
  marketingUrl: 'https://redress.example',
  tutorialUrl: '/tour.{language}.webm',
  signUpUrls: {
    MyFreeScoreNow: 'https://myfreescorenow.example/join',
    IdentityIQ: 'https://identityiq.example/join',
    SmartCredit: 'https://smartcredit.example/join',
  },
});
document.head.append(tag);
