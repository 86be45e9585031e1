// Stands in the head of every signed-in screen: asks for the session and then for the screen's first data, before any module is there.
{
  const page = document.documentElement.dataset
  let hint = null
  try {
    hint = localStorage.getItem('waywell.signed-in')
  } catch {}
  // Nobody signed in: the application leads to the sign-in page, and the screen must not show before.
  if (hint !== '1') page.hideUntilReady = ''
  else {
    if (location.search || location.hash) page.partOfPage = ''
    const firstData = JSON.parse(document.currentScript.dataset.firstData)
    const session = fetch('/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const token = session
      .then(answer => (answer.ok ? answer.clone().json() : Promise.reject(answer.status)))
      .then(body => body.access_token)
    const answers = {}
    for (const address of firstData[location.hash] ?? firstData['']) {
      answers[address] = token.then(async token => ({
        token,
        response: await fetch(address, { headers: { authorization: `Bearer ${token}` } }),
      }))
      answers[address].catch(() => {})
    }
    token.catch(() => {})
    window.waywellHeadStart = { askedMs: Date.now(), session, answers }
  }
}
