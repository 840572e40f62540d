import { bankOf } from '#domain/placement/bank.ts'

/** Standard German; nothing that only one region says. */
export const alemao = bankOf({
  A1: {
    grammar: [
      {
        prompt: 'Ich ___ aus Brasilien.',
        right: 'komme',
        wrong: ['kommst', 'kommt', 'kommen'],
      },
      { prompt: 'Das ist ___ Auto.', right: 'ein', wrong: ['eine', 'einen', 'einer'] },
    ],
    vocabulary: [
      {
        prompt: 'Ich habe Durst. Ich möchte ein Glas ___.',
        right: 'Wasser',
        wrong: ['Brot', 'Käse', 'Fleisch'],
      },
      {
        prompt: 'Montag, Dienstag, ___, Donnerstag',
        right: 'Mittwoch',
        wrong: ['Freitag', 'Sonntag', 'Samstag'],
      },
    ],
    reading: [
      {
        text: 'Hallo, ich heiße Jonas. Ich bin zwanzig Jahre alt und wohne in Köln. Ich arbeite in einer Bäckerei. Am Samstag spiele ich mit meinem Bruder Fußball.',
        prompt: 'Wo arbeitet Jonas?',
        right: 'In einer Bäckerei',
        wrong: ['In einer Schule', 'In einem Sportgeschäft', 'Bei seinem Bruder'],
      },
      {
        text: 'Stadtbibliothek: geöffnet Montag bis Freitag von 10 bis 18 Uhr, Samstag von 10 bis 13 Uhr. Sonntag geschlossen.',
        prompt: 'Wann kann man um 16 Uhr in die Bibliothek gehen?',
        right: 'Am Montag',
        wrong: ['Am Samstag', 'Am Sonntag', 'Jeden Tag'],
      },
    ],
    use: [
      {
        prompt: '– Wie geht es Ihnen?\n– ___',
        right: 'Danke, gut.',
        wrong: ['Ich heiße Anna.', 'Ich bin dreißig.', 'Nach Hause.'],
      },
      {
        prompt: '– Vielen Dank!\n– ___',
        right: 'Gern geschehen.',
        wrong: ['Guten Appetit!', 'Gute Besserung!', 'Wie viel kostet das?'],
      },
    ],
  },
  A2: {
    grammar: [
      {
        prompt: 'Gestern ___ wir ins Kino gegangen.',
        right: 'sind',
        wrong: ['haben', 'werden', 'wurden'],
      },
      {
        prompt: 'Ich fahre mit ___ Bus zur Arbeit.',
        right: 'dem',
        wrong: ['den', 'der', 'das'],
      },
    ],
    vocabulary: [
      {
        prompt: 'Können Sie mir Geld ___? Ich gebe es Ihnen morgen zurück.',
        right: 'leihen',
        wrong: ['schulden', 'verdienen', 'verlieren'],
      },
      {
        prompt: 'Der Bus hatte Verspätung, deshalb habe ich meinen Zug ___.',
        right: 'verpasst',
        wrong: ['verloren', 'verletzt', 'versteckt'],
      },
    ],
    reading: [
      {
        text: 'Liebe Nina,\nam Samstag kann ich leider nicht mit ins Schwimmbad kommen, weil ich meiner Tante beim Umzug helfe. Hast du am Sonntag Zeit? Dann können wir zusammen Kuchen essen.\nDeine Lisa',
        prompt: 'Was macht Lisa am Samstag?',
        right: 'Sie hilft einer Verwandten.',
        wrong: ['Sie geht schwimmen.', 'Sie isst mit Nina Kuchen.', 'Sie sucht eine neue Wohnung.'],
      },
      {
        text: 'Die Wohnung ist hell und liegt ruhig im vierten Stock. Supermarkt und Schule sind in der Nähe. Leider gibt es keinen Aufzug, und Haustiere sind nicht erlaubt.',
        prompt: 'Für wen passt die Wohnung nicht?',
        right: 'Für jemanden mit einem Hund',
        wrong: [
          'Für eine Familie mit einem Schulkind',
          'Für jemanden, der Ruhe braucht',
          'Für jemanden, der viel Licht mag',
        ],
      },
    ],
    use: [
      {
        prompt: '(Im Geschäft)\n– Kann ich Ihnen helfen?\n– ___',
        right: 'Ich schaue nur, danke.',
        wrong: ['Ja, das kann ich.', 'Gern geschehen.', 'Gleichfalls.'],
      },
      {
        prompt: '– Hast du Lust, heute Abend ins Kino zu gehen?\n– ___',
        right: 'Heute kann ich leider nicht.',
        wrong: ['Ja, der Film war gut.', 'Das Kino ist am Markt.', 'Es ist halb acht.'],
      },
    ],
  },
  B1: {
    grammar: [
      {
        prompt: 'Das ist der Mann, ___ ich gestern geholfen habe.',
        right: 'dem',
        wrong: ['den', 'der', 'dessen'],
      },
      {
        prompt: 'Wenn ich mehr Zeit ___, würde ich öfter lesen.',
        right: 'hätte',
        wrong: ['hatte', 'hat', 'gehabt'],
      },
    ],
    vocabulary: [
      {
        prompt: 'Die Besprechung wurde auf nächste Woche ___, weil die Chefin krank ist.',
        right: 'verschoben',
        wrong: ['verboten', 'verbunden', 'verloren'],
      },
      {
        prompt: 'Er ist sehr ___: Er möchte immer alles über andere wissen.',
        right: 'neugierig',
        wrong: ['ordentlich', 'höflich', 'pünktlich'],
      },
    ],
    reading: [
      {
        text: 'Als das einzige Café im Dorf schloss, richteten die Bewohner in der alten Schule ein neues ein. Jeder arbeitet dort zwei Stunden im Monat, ohne Geld dafür zu bekommen. Inzwischen kommen sogar Gäste aus der Stadt, und am Wochenende findet man kaum noch einen Platz.',
        prompt: 'Welche Aussage über das neue Café stimmt?',
        right: 'Die Bewohner arbeiten dort unbezahlt.',
        wrong: [
          'Es hat noch zu wenige Gäste.',
          'Man hat es in der Stadt eröffnet.',
          'Am Wochenende bleibt es geschlossen.',
        ],
      },
      {
        text: 'Ich benutze das Fahrrad seit drei Monaten jeden Tag. Es fährt sich leicht und sieht gut aus. Nur das Licht ist schwach: Auf dunklen Wegen sehe ich kaum etwas. Das Geschäft hat mir aber gleich angeboten, es umzutauschen.',
        prompt: 'Womit ist die Person unzufrieden?',
        right: 'Mit der Beleuchtung',
        wrong: ['Mit dem Aussehen', 'Mit dem Service', 'Mit dem Gewicht'],
      },
    ],
    use: [
      {
        prompt: '– Stört es Sie, wenn ich das Fenster öffne?\n– ___',
        right: 'Nein, überhaupt nicht.',
        wrong: ['Nichts zu danken.', 'Ich auch nicht.', 'Gern geschehen.'],
      },
      {
        prompt: '– Ich habe die Prüfung leider nicht bestanden.\n– ___',
        right: 'Das tut mir leid.',
        wrong: ['Herzlichen Glückwunsch!', 'Guten Appetit!', 'Mit Vergnügen.'],
      },
    ],
  },
  B2: {
    grammar: [
      {
        prompt: 'Du hättest mir das früher sagen ___.',
        right: 'sollen',
        wrong: ['gesollt', 'solltest', 'sollst'],
      },
      {
        prompt: 'Das Haus, ___ Dach im Sturm beschädigt wurde, steht leer.',
        right: 'dessen',
        wrong: ['deren', 'das', 'dem'],
      },
    ],
    vocabulary: [
      {
        prompt:
          'Die Zeugen ___ sich: Der eine sprach von einem roten Auto, der andere von einem blauen.',
        right: 'widersprachen',
        wrong: ['ähnelten', 'beeilten', 'entschuldigten'],
      },
      {
        prompt: 'Nach langen Verhandlungen haben die Parteien endlich eine Einigung ___.',
        right: 'erzielt',
        wrong: ['gezielt', 'entschieden', 'überzeugt'],
      },
    ],
    reading: [
      {
        text: 'Viele Städte werben mit kostenlosen Bussen um Pendler. Eine Studie zeigt nun, dass der Preis nicht entscheidend ist: Wo die Busse zwar gratis, aber selten fahren, bleiben die meisten beim Auto. Erst ein dichter Fahrplan bringt sie zum Umsteigen.',
        prompt: 'Was bewegt die Menschen laut der Studie zum Umsteigen?',
        right: 'Häufigere Verbindungen',
        wrong: ['Kostenlose Fahrten', 'Bequemere Busse', 'Mehr Werbung für die Busse'],
      },
      {
        text: 'Die Firma führte die Viertagewoche ein, um leichter neues Personal zu finden. Das gelang, doch überraschend war etwas anderes: Obwohl alle weniger Stunden arbeiteten, blieb die Leistung gleich, und die Zahl der Krankmeldungen sank um ein Drittel.',
        prompt: 'Was wollte die Firma ursprünglich erreichen?',
        right: 'Neue Mitarbeiter gewinnen',
        wrong: ['Die Leistung steigern', 'Krankmeldungen verringern', 'Die Kosten senken'],
      },
    ],
    use: [
      {
        prompt: 'Wie widerspricht man in einer Besprechung am höflichsten?',
        right: 'Ich verstehe Ihren Standpunkt, sehe das aber etwas anders.',
        wrong: [
          'Das ist doch völliger Quatsch, was Sie da sagen.',
          'Da liegen Sie falsch, und die Zahlen beweisen es.',
          'Ihre Zahlen interessieren mich, ehrlich gesagt, nicht.',
        ],
      },
      {
        prompt: '„Davon habe ich die Nase voll.“ Was meint die Person?',
        right: 'Sie hat genug davon.',
        wrong: ['Sie ist erkältet.', 'Sie ist neugierig.', 'Sie ist stolz darauf.'],
      },
    ],
  },
  C1: {
    grammar: [
      {
        prompt: '___ der schlechten Prognosen hält die Firma an ihrem Plan fest.',
        right: 'Ungeachtet',
        wrong: ['Obwohl', 'Nichtsdestotrotz', 'Zwar'],
      },
      {
        prompt: 'Die noch zu ___ Fragen wurden auf die nächste Sitzung vertagt.',
        right: 'klärenden',
        wrong: ['geklärten', 'klärende', 'klären'],
      },
    ],
    vocabulary: [
      {
        prompt: 'Ihre Argumente waren so ___, dass selbst ihre Kritiker zustimmten.',
        right: 'stichhaltig',
        wrong: ['fragwürdig', 'haltlos', 'weitschweifig'],
      },
      {
        prompt: 'Die Ministerin hat den Vorwurf entschieden von sich ___.',
        right: 'gewiesen',
        wrong: ['gezeigt', 'genommen', 'gelegt'],
      },
    ],
    reading: [
      {
        text: 'Wer heute von Entschleunigung spricht, meint meist ein Produkt: das Wochenende im Kloster, die App, die uns zum Atmen mahnt. Es entbehrt nicht der Ironie, dass ausgerechnet die Flucht vor der Hektik in den Terminkalender eingetragen werden muss – und wehe, man kommt zu spät zur Ruhe.',
        prompt: 'Worüber spottet der Autor?',
        right: 'Dass auch die Erholung zu Ware und Pflicht wird',
        wrong: [
          'Dass viele Menschen ihre Termine vergessen',
          'Dass die Klöster an Wochenenden kaum Gäste haben',
          'Dass niemand mehr über Hektik sprechen will',
        ],
      },
      {
        text: 'Lange galt als ausgemacht, dass Mehrsprachigkeit Kinder überfordere. Inzwischen weiß man, dass sie anfangs zwar mitunter in jeder einzelnen Sprache weniger Wörter kennen, diesen Rückstand aber meist mühelos aufholen. Es hapert weniger am Gehirn der Kinder als an der Geduld der Erwachsenen.',
        prompt: 'Welche Aussage entspricht dem Text?',
        right: 'Ein möglicher Rückstand der Kinder gleicht sich aus.',
        wrong: [
          'Mehrere Sprachen überfordern die meisten Kinder.',
          'Mehrsprachige Kinder sprechen früher als andere.',
          'Erwachsene lernen Sprachen geduldiger als Kinder.',
        ],
      },
    ],
    use: [
      {
        prompt: 'Welcher Satz passt in eine förmliche Beschwerde?',
        right: 'Für eine zeitnahe Klärung wäre ich Ihnen sehr verbunden.',
        wrong: [
          'Ich will, dass Sie die Sache klären, und zwar sofort.',
          'Jetzt kümmern Sie sich doch endlich mal um die Sache!',
          'Wär echt nett, wenn ihr die Sache bald mal klärt.',
        ],
      },
      {
        prompt: '„In dieser Sache ist das letzte Wort noch nicht gesprochen.“ Was heißt das?',
        right: 'Die Entscheidung ist noch offen.',
        wrong: [
          'Alle sind sich längst einig.',
          'Niemand will darüber sprechen.',
          'Jemand hat sein Wort gebrochen.',
        ],
      },
    ],
  },
})
