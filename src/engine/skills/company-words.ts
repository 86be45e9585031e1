/** A sentence about the employer, where nothing says that it asks. */
export const COMPANY = new RegExp(
  [
    String.raw`^\W*(?:${[
      'we are (?!seeking|looking|hiring|searching|recruiting|in search)',
      String.raw`[Ww]e(?:['’]re| are) (?:a|an|the|one|part|family|proud|growing|based|located|\d)\b`,
      String.raw`[Ww]e(?:['’]re| are) (?!Hiring|Looking|Seeking|Recruiting)\p{Lu}\p{Ll}`,
      String.raw`[Ww]e (?:have|were|see|treat|serve|replaced|operate|host)\b`,
      String.raw`[Oo]ur (?:flagship )?(?:company|client|mission|team|customers|clients|platform|products?|office|philosophy|owner|practice|story|people|vision|officers|school|founder)\b`,
      '[Ff]ounded in',
      '[Ee]stablished in',
      '[Jj]oin (?:us|our)',
      String.raw`(?:[Tt]he )?[A-Z][\w&.'’-]*(?: (?:&|and|of|the|[A-Z][\w&.'’-]*)){0,5},? (?:is|was|are|has been|has|have) (?:a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|committed|proud|delighted|pleased|excited|thrilled|partnering|dedicated|located|based|growing|part|\d)\b`,
      String.raw`(?:[Tt]he )?[A-Z][\w&.'’-]*(?: (?:&|and|of|[A-Z][\w&.'’-]*)){0,5} (?:sells|makes|helps|runs|offers|operates|serves|employs|builds|provides|looks after|works|does|supports|manages|delivers|handles)\b`,
      '[Hh]eadquartered',
      String.raw`[Bb]ased in\b`,
      String.raw`For \d+ years\b`,
      String.raw`[Tt]he (?:laboratory|company|hotel|school|hospital|practice|restaurant|firm|site|successful company) (?:is|has|sits)\b`,
    ].join('|')})`,
  ].join('|'),
  'u',
)
/** "AISC certified shop" tells of the workplace, whatever heading it stands under; so does "Acme is an NGO". */
export const COMPANY_BY_KIND = new RegExp(
  [
    String.raw`^\W*(?:an? |the )?(?:[\p{L}\d-]+ ){0,3}(?:${[
      'certified',
      'licen[sc]ed',
      'accredited',
      'approved',
      'registered',
      'rated',
      'owned',
    ].join('|')}) (?:shop|facility|company|firm|employer|workplace|business)\W*$`,
    String.raw`^\W*(?:\p{Lu}[\p{L}&.'’-]*,? (?:and |of |the )?){1,5}(?:is|are) (?:an?|one of the) (?:[\p{L}\d-]+,? ){0,6}(?:${[
      'company',
      'firm',
      'ngo',
      'NGO',
      'charity',
      'organi[sz]ation',
      'group',
      'trusts?',
      'manufacturer',
      'provider',
      'agency',
      'employer',
      'retailer',
      'start-?up',
      'business',
      'town',
      'village',
      'suburb',
      '(?:country|seaside|market|coastal|beach|university|regional) city',
    ].join('|')})\b`,
  ].join('|'),
  'u',
)
