/**
 * The short forms by which people are commonly known, and which creditors report as their first names. Only well-known ones: each is in
 * lists such as github.com/carltonnorthern/nicknames or, for the Spanish ones, castellanoactual of the Universidad de Piura (entry
 * "hipocorístico").
 */
const shortForms: Readonly<Record<string, string>> = {
  ALBERT: 'AL BERT',
  ALEJANDRO: 'ALEX ALE',
  ALEXANDER: 'ALEX',
  ALEXANDRA: 'ALEX',
  ALFRED: 'AL FRED',
  ANDREW: 'ANDY DREW',
  ANTHONY: 'TONY',
  ANTONIO: 'TONY TONO',
  BARBARA: 'BARB',
  BENJAMIN: 'BEN',
  CATHERINE: 'CATHY KATE KATHY',
  CHARLES: 'CHARLIE CHUCK',
  CHRISTINA: 'CHRIS TINA CHRISTY',
  CHRISTINE: 'CHRIS CHRISTY',
  CHRISTOPHER: 'CHRIS',
  CYNTHIA: 'CINDY',
  DANIEL: 'DAN DANNY',
  DAVID: 'DAVE',
  DEBORAH: 'DEB DEBBIE',
  DEBRA: 'DEB DEBBIE',
  DONALD: 'DON DONNIE',
  DOROTHY: 'DOT DOTTIE',
  DOUGLAS: 'DOUG',
  EDUARDO: 'ED EDDIE LALO',
  EDWARD: 'ED EDDIE TED',
  ELIZABETH: 'BETH BETSY BETTY LIZ LIZZIE LIBBY',
  ENRIQUE: 'KIKE QUIQUE',
  FRANCISCO: 'PACO PANCHO FRANK',
  FREDERICK: 'FRED',
  GERALD: 'JERRY',
  GREGORY: 'GREG',
  GUADALUPE: 'LUPE',
  IGNACIO: 'NACHO',
  JACQUELINE: 'JACKIE',
  JAMES: 'JIM JIMMY',
  JEFFREY: 'JEFF',
  JENNIFER: 'JEN JENN JENNY',
  JESSICA: 'JESS JESSIE',
  JONATHAN: 'JON',
  JOSE: 'PEPE',
  JOSEPH: 'JOE JOEY',
  JOSHUA: 'JOSH',
  KATHERINE: 'KATE KATHY KATIE',
  KATHLEEN: 'KATHY',
  KATHRYN: 'KATHY KATIE',
  KENNETH: 'KEN KENNY',
  KIMBERLY: 'KIM',
  LAWRENCE: 'LARRY',
  MANUEL: 'MANNY MANOLO',
  MARGARET: 'MAGGIE MARGE PEGGY MEG',
  MATTHEW: 'MATT',
  MERCEDES: 'MECHE',
  MICHAEL: 'MIKE',
  MIGUEL: 'MIKE',
  NICHOLAS: 'NICK',
  PAMELA: 'PAM',
  PATRICIA: 'PAT PATTY TRISH PATTI',
  PATRICK: 'PAT',
  PHILIP: 'PHIL',
  PHILLIP: 'PHIL',
  RAYMOND: 'RAY',
  REBECCA: 'BECKY',
  RICHARD: 'DICK RICH RICK RICKY',
  ROBERT: 'BOB BOBBY ROB ROBBIE',
  RONALD: 'RON RONNIE',
  SAMANTHA: 'SAM',
  SAMUEL: 'SAM',
  STEPHANIE: 'STEPH',
  STEPHEN: 'STEVE',
  STEVEN: 'STEVE',
  SUSAN: 'SUE SUSIE',
  THEODORE: 'TED',
  THERESA: 'TERRI TERRY',
  THOMAS: 'TOM TOMMY',
  TIMOTHY: 'TIM',
  VICTORIA: 'VICKI VICKY',
  VINCENT: 'VINCE',
  WILLIAM: 'BILL BILLY WILL',
};

/** The first names that each form can stand for, by the form; a name stands for itself. */
const fullForms = new Map<string, ReadonlySet<string>>();
for (const [name, forms] of Object.entries(shortForms)) {
  for (const form of [name, ...forms.split(' ')])
    fullForms.set(form, new Set([...(fullForms.get(form) ?? []), name]));
}

/**
 * Whether two first names, as `plain` writes them, can be one: one is a short form of the other, or both are of a third. It says nothing
 * about whose name it is: a relative differs in date of birth, Social Security number, or generation suffix.
 */
export function isShortFormOf(one: string, other: string): boolean {
  const names = fullForms.get(one);
  return names !== undefined && [...(fullForms.get(other) ?? [])].some((name) => names.has(name));
}
