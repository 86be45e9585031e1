// Stands in the head of every signed-in screen: asks for the session, and with it for the screen's first data, before any module is there.
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
    const addresses = firstData[location.hash] ?? firstData['']
    const session = fetch('/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ first_data: addresses }),
    })
    const started = session.then(answer =>
      answer.ok ? answer.clone().json() : Promise.reject(answer.status),
    )
    const answers = {}
    for (const address of addresses) {
      answers[address] = started.then(async ({ access_token: token, first_data }) => ({
        token,
        // What did not come along with the session is asked for by itself.
        response:
          first_data && address in first_data
            ? Response.json(first_data[address])
            : await fetch(address, { headers: { authorization: `Bearer ${token}` } }),
      }))
      answers[address].catch(() => {})
    }
    // For what an inline script of the page draws before the application is there; the token is not for it.
    const first = started.then(({ user, first_data }) => ({ userId: user.id, data: first_data }))
    first.catch(() => {})
    window.waywellHeadStart = { askedMs: Date.now(), session, answers, first }
  }
}
