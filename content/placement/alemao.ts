import { bankOf } from '#domain/placement/bank.ts'

/** Standard German; nothing that only one region says. */
export const alemao = bankOf({
  A1: {
    grammar: [
      // A1: first person of a regular verb; the others are other persons.
      {
        prompt: 'Ich ___ aus Brasilien.',
        right: 'komme',
        wrong: ['kommst', 'kommt', 'kommen'],
      },
      // A1: Auto is neuter, nominative; no other form of ein is.
      { prompt: 'Das ist ___ Auto.', right: 'ein', wrong: ['eine', 'einen', 'einer'] },
      // A1: a noun is negated with kein, here accusative masculine.
      {
        prompt: 'Meine Eltern haben ___ Hund.',
        right: 'keinen',
        wrong: ['kein', 'keine', 'nicht'],
      },
    ],
    vocabulary: [
      // A1: food and drink; only juice is drunk.
      {
        prompt: 'Ich habe Durst. Ich möchte ein Glas ___.',
        right: 'Saft',
        wrong: ['Brot', 'Käse', 'Fleisch'],
      },
      // A1: clothes; the others are a spoon, a key and a chair.
      {
        prompt: 'Es ist sehr kalt. Ich brauche meinen ___.',
        right: 'Mantel',
        wrong: ['Löffel', 'Schlüssel', 'Stuhl'],
      },
      // A1: professions; the sick go to the doctor.
      {
        prompt: 'Mein Vater ist krank. Er geht zum ___.',
        right: 'Arzt',
        wrong: ['Koch', 'Bäcker', 'Lehrer'],
      },
    ],
    reading: [
      // A1: short sentences about a person; the text denies that she is ill.
      {
        text: 'Das ist Frau Keller. Sie wohnt in Köln und hat zwei Kinder. Sie fährt jeden Tag mit dem Bus ins Krankenhaus. Nein, sie ist nicht krank: Sie ist dort Köchin.',
        prompt: 'Warum fährt Frau Keller ins Krankenhaus?',
        right: 'Sie arbeitet dort.',
        wrong: ['Sie ist krank.', 'Sie wohnt dort.', 'Ihre Kinder sind krank.'],
      },
      // A1: reads opening hours; on Saturday it is closed by then.
      {
        text: 'Stadtbibliothek: geöffnet Montag bis Freitag von 10 bis 18 Uhr, Samstag von 10 bis 13 Uhr. Sonntag geschlossen.',
        prompt: 'Wann kann man um 16 Uhr in die Bibliothek gehen?',
        right: 'Am Montag',
        wrong: ['Am Samstag', 'Am Sonntag', 'Jeden Tag'],
      },
      // A1: a request in a message; Tim arrives by train and waits outside the station.
      {
        text: 'Hallo Mia, mein Zug kommt um 18 Uhr an, nicht um 17 Uhr. Holst du mich ab? Ich warte dann vor dem Bahnhof. Bis später, Tim',
        prompt: 'Was soll Mia machen?',
        right: 'Zum Bahnhof kommen',
        wrong: ['Einen Zug nehmen', 'Um 17 Uhr anrufen', 'Zu Hause warten'],
      },
    ],
    use: [
      // A1: gives a date; the others answer the hour, the age and a duration.
      {
        prompt: '– Wann haben Sie Geburtstag?\n– ___',
        right: 'Am dritten Mai.',
        wrong: ['Um drei Uhr.', 'Dreißig Jahre alt.', 'Seit drei Tagen.'],
      },
      // A1: offers a seat; the others take frei for leisure, for gratis or for an offer.
      {
        prompt: '(Im Zug)\n– Ist der Platz hier frei?\n– ___',
        right: 'Ja, bitte.',
        wrong: ['Ja, ich habe Zeit.', 'Nein, fünf Euro.', 'Nein, danke.'],
      },
      // A1: takes leave; morgen is tomorrow here, not a greeting.
      {
        prompt: '– Tschüs, bis morgen!\n– ___',
        right: 'Ja, bis dann!',
        wrong: ['Guten Morgen!', 'Danke, gut.', 'Guten Tag!'],
      },
    ],
  },
  A2: {
    grammar: [
      // A2: perfect of motion with sein, never with haben; gehen has no passive with a subject.
      {
        prompt: 'Am Sonntag ___ wir im Wald spazieren gegangen.',
        right: 'sind',
        wrong: ['haben', 'werden', 'hatten'],
      },
      // A2: mit takes the dative, Bus is masculine.
      {
        prompt: 'Ich fahre mit ___ Bus zur Arbeit.',
        right: 'dem',
        wrong: ['den', 'der', 'das'],
      },
      // A2: the verb closes a clause with wenn, in the second person.
      {
        prompt: 'Ruf mich an, wenn du ___.',
        right: 'zu Hause bist',
        wrong: ['bist zu Hause', 'zu Hause ist', 'zu Hause sein'],
      },
    ],
    vocabulary: [
      // A2: an empty fridge asks for shopping; the same stem with ver- is selling.
      {
        prompt: 'Der Kühlschrank ist leer. Wir müssen ___.',
        right: 'einkaufen',
        wrong: ['verkaufen', 'aufräumen', 'abwaschen'],
      },
      // A2: teeth are geputzt; Portuguese washes them.
      {
        prompt: 'Vor dem Schlafen muss man sich die Zähne ___.',
        right: 'putzen',
        wrong: ['waschen', 'wischen', 'kämmen'],
      },
      // A2: what sends one to sleep; the others say the contrary or do not fit.
      {
        prompt: 'Der Film war so ___, dass ich eingeschlafen bin.',
        right: 'langweilig',
        wrong: ['spannend', 'lustig', 'wichtig'],
      },
    ],
    reading: [
      // A2: «anrufen» in other words; catching the cat is what they ask people not to do.
      {
        text: 'Wer hat unsere Katze gesehen? Sie ist schwarz, hat weiße Füße und ist seit Dienstag weg. Sie hat Angst vor Fremden. Bitte nicht fangen, sondern gleich anrufen! Familie Sommer',
        prompt: 'Was soll man machen, wenn man die Katze sieht?',
        right: 'Mit der Familie telefonieren',
        wrong: [
          'Die Katze nach Hause bringen',
          'Der Katze etwas zu essen geben',
          'Die Katze mit in die Wohnung nehmen',
        ],
      },
      // A2: the skill behind «wenn die Leute schnell sprechen»; two are easy or fun, one not mentioned.
      {
        text: 'Ich lerne seit einem Jahr Deutsch. Lesen finde ich leicht, und Schreiben macht mir Spaß. Nur wenn die Leute schnell sprechen, verstehe ich wenig. Deshalb höre ich jetzt jeden Morgen Radio.',
        prompt: 'Was ist für die Person schwer?',
        right: 'Das Hören',
        wrong: ['Das Lesen', 'Das Schreiben', 'Das Sprechen'],
      },
      // A2: the car stays at the house, so he still walks; one step of thought.
      {
        text: 'Früher ist Herr Wolf jeden Tag mit dem Auto ins Büro gefahren. Dann war das Auto kaputt, und er musste drei Wochen zu Fuß gehen. Das hat ihm gutgetan. Das Auto fährt jetzt wieder, aber es steht meistens vor dem Haus.',
        prompt: 'Wie kommt Herr Wolf jetzt meistens ins Büro?',
        right: 'Zu Fuß',
        wrong: ['Mit dem Auto', 'Mit dem Bus', 'Mit dem Fahrrad'],
      },
    ],
    use: [
      // A2: asks for an appointment with hätte gern; habe gern is a liking, not a request.
      {
        prompt: '(In der Arztpraxis)\n– Guten Tag, was kann ich für Sie tun?\n– ___',
        right: 'Ich hätte gern einen Termin.',
        wrong: [
          'Ich habe gern einen Termin.',
          'Ich hätte gern eine Einladung.',
          'Ich bin gern beim Termin.',
        ],
      },
      // A2: agrees with a negative; the verb has a nominative, so mir is out.
      {
        prompt: '– Ich schwimme nicht gern.\n– ___',
        right: 'Ich auch nicht.',
        wrong: ['Mir auch nicht.', 'Ich auch kein.', 'Ich nicht auch.'],
      },
      // A2: the wish for the sick; the others wish a drive, pleasure, the same.
      {
        prompt: '– Ich liege seit drei Tagen krank im Bett.\n– ___',
        right: 'Gute Besserung!',
        wrong: ['Gute Fahrt!', 'Viel Vergnügen!', 'Danke, gleichfalls!'],
      },
    ],
  },
  B1: {
    grammar: [
      // B1: helfen governs the dative, also in the relative pronoun.
      {
        prompt: 'Das ist der Mann, ___ ich gestern geholfen habe.',
        right: 'dem',
        wrong: ['den', 'der', 'dessen'],
      },
      // B1: Konjunktiv II of haben, singular; hatte is past, wäre another verb.
      {
        prompt: 'Wenn ich mehr Zeit ___, würde ich öfter lesen.',
        right: 'hätte',
        wrong: ['hatte', 'hätten', 'wäre'],
      },
      // B1: purpose with um … zu; für takes no infinitive, damit and weil a finite verb.
      {
        prompt: 'Ich lerne Deutsch, ___ in Wien arbeiten zu können.',
        right: 'um',
        wrong: ['für', 'damit', 'weil'],
      },
    ],
    vocabulary: [
      // B1: sich bewerben is to apply; the look-alikes acquire, spoil and advertise.
      {
        prompt: 'Nach dem Studium hat sie sich bei drei Firmen ___, aber keine hat geantwortet.',
        right: 'beworben',
        wrong: ['erworben', 'verdorben', 'geworben'],
      },
      // B1: character words without international roots; only the curious want to know.
      {
        prompt: 'Er ist sehr ___: Er möchte immer alles über andere wissen.',
        right: 'neugierig',
        wrong: ['ehrgeizig', 'großzügig', 'zuverlässig'],
      },
      // B1: sich erholen is to rest; the others share the stem and mean repeat, fetch, catch up.
      {
        prompt: 'Im Urlaub konnte ich mich endlich richtig ___.',
        right: 'erholen',
        wrong: ['wiederholen', 'abholen', 'einholen'],
      },
    ],
    reading: [
      // B1: a change of mind in a relative clause; everybody walks the dog in turn.
      {
        text: 'Als meine Kollegin zum ersten Mal ihren Hund ins Büro mitbrachte, waren nicht alle begeistert. Heute geht mittags immer jemand anders mit ihm spazieren, und selbst der Chef, der anfangs dagegen war, hat dafür einen festen Tag.',
        prompt: 'Was ist heute anders als am Anfang?',
        right: 'Der Chef hat seine Meinung geändert.',
        wrong: [
          'Der Hund muss mittags zu Hause bleiben.',
          'Die Kollegin geht immer selbst spazieren.',
          'Nur der Chef kümmert sich um den Hund.',
        ],
      },
      // B1: the true reason against the supposed one; money and joy in driving are not said.
      {
        text: 'Früher war ich Lehrerin, heute bin ich Straßenbahnfahrerin. Viele glauben, dass mir die Kinder zu laut geworden sind. Dabei störte mich nur, dass ich zu Hause noch stundenlang Hefte korrigieren musste. Wenn ich jetzt aus der Bahn steige, ist meine Arbeit vorbei.',
        prompt: 'Warum hat die Frau den Beruf gewechselt?',
        right: 'Sie wollte zu Hause nicht mehr arbeiten.',
        wrong: [
          'Die Kinder waren ihr zu laut.',
          'Sie wollte mehr Geld verdienen.',
          'Sie ist schon immer gern gefahren.',
        ],
      },
      // B1: a rule in general words; nobody pays, brings or has to be a neighbour.
      {
        text: 'In unserer Straße steht seit Mai ein Schrank, in den jeder Lebensmittel legen darf, die er nicht mehr braucht. Wer etwas möchte, nimmt es einfach mit. Verboten sind nur Fleisch und Fisch, weil der Schrank nicht gekühlt wird.',
        prompt: 'Welche Regel gilt für den Schrank?',
        right: 'Nicht alles darf hineingelegt werden.',
        wrong: [
          'Wer etwas nimmt, muss etwas bezahlen.',
          'Wer etwas nimmt, muss auch etwas bringen.',
          'Nur wer dort wohnt, darf etwas nehmen.',
        ],
      },
    ],
    use: [
      // B1: declines with «nicht von hier»; the others answer könnten, komme or Rathaus only.
      {
        prompt: '– Könnten Sie mir sagen, wie ich zum Rathaus komme?\n– ___',
        right: 'Tut mir leid, ich bin auch nicht von hier.',
        wrong: [
          'Ja, das könnten Sie mir sagen.',
          'Tut mir leid, ich komme leider nicht mit.',
          'Ja, ich war gestern im Rathaus.',
        ],
      },
      // B1: accepts an excuse; the others are as polite and answer thanks, an order and a wish.
      {
        prompt: '– Entschuldigung, dass ich Sie störe.\n– ___',
        right: 'Das macht doch nichts.',
        wrong: [
          'Das habe ich gern gemacht.',
          'Das wird schon gemacht.',
          'Das wünsche ich Ihnen auch.',
        ],
      },
      // B1: common idiom for wishing success; the others are wishes too.
      {
        prompt: '„Ich drücke dir die Daumen.“ Was wünscht die Person?',
        right: 'Viel Erfolg',
        wrong: ['Gute Erholung', 'Gute Besserung', 'Guten Schlaf'],
      },
    ],
  },
  B2: {
    grammar: [
      // B2: modal in the Konjunktiv II of the past: double infinitive, no participle, no zu.
      {
        prompt: 'Du hättest mir das früher sagen ___.',
        right: 'sollen',
        wrong: ['gesollt', 'solltest', 'zu sollen'],
      },
      // B2: genitive of the relative pronoun for a neuter; deren is feminine, wessen asks.
      {
        prompt: 'Das Haus, ___ Dach im Sturm beschädigt wurde, steht leer.',
        right: 'dessen',
        wrong: ['deren', 'wessen', 'dem'],
      },
      // B2: als with the verb first asks for the Konjunktiv II of the past, here with haben.
      {
        prompt: 'Er tut so, als ___ er mich nie gesehen.',
        right: 'hätte',
        wrong: ['hatte', 'wäre', 'würde'],
      },
    ],
    vocabulary: [
      // B2: only one prefix of nehmen makes an arrest.
      {
        prompt: 'Die Polizei konnte den Dieb noch am selben Abend ___.',
        right: 'festnehmen',
        wrong: ['annehmen', 'vornehmen', 'zunehmen'],
      },
      // B2: Rücksicht nehmen auf; caution, leniency and supervision take other verbs.
      {
        prompt: 'Bitte nehmen Sie ___ auf die Nachbarn und stellen Sie die Musik leiser.',
        right: 'Rücksicht',
        wrong: ['Vorsicht', 'Nachsicht', 'Aufsicht'],
      },
      // B2: one stem, four meanings; without mistakes means with care.
      {
        prompt: 'Sie hat den Text so ___ geprüft, dass kein einziger Fehler übrig blieb.',
        right: 'sorgfältig',
        wrong: ['sorglos', 'besorgt', 'sorgenvoll'],
      },
    ],
    reading: [
      // B2: «dichter Fahrplan» in other words; the price is what the study rules out.
      {
        text: 'Viele Städte werben mit kostenlosen Bussen um Pendler. Eine Studie zeigt nun, dass der Preis nicht entscheidend ist: Wo die Busse zwar gratis sind, aber selten fahren, bleiben die meisten beim Auto. Erst ein dichter Fahrplan bringt sie zum Umsteigen.',
        prompt: 'Was bewegt die Menschen laut der Studie zum Umsteigen?',
        right: 'Häufigere Verbindungen',
        wrong: ['Kostenlose Fahrten', 'Bequemere Busse', 'Mehr Werbung für die Busse'],
      },
      // B2: the aim against the side effects; costs are not mentioned.
      {
        text: 'Die Firma führte die Viertagewoche ein, um leichter neues Personal zu finden. Das gelang, doch überraschend war etwas anderes: Obwohl alle weniger Stunden arbeiteten, blieb die Leistung gleich, und die Zahl der Krankmeldungen sank um ein Drittel.',
        prompt: 'Was wollte die Firma ursprünglich erreichen?',
        right: 'Neue Mitarbeiter gewinnen',
        wrong: ['Die Leistung steigern', 'Krankmeldungen verringern', 'Die Kosten senken'],
      },
      // B2: names the measure that the text only describes; the pupils gave figures, not money.
      {
        text: 'Die Gemeinde wollte das alte Hallenbad abreißen, weil die Heizkosten jedes Jahr stiegen. Dann rechnete eine Schülergruppe nach: Ein Drittel der Wärme ging nachts über die offenen Becken verloren. Seit diese abends abgedeckt werden, ist vom Abriss keine Rede mehr.',
        prompt: 'Was rettete das Hallenbad?',
        right: 'Eine einfache Sparmaßnahme',
        wrong: ['Eine Spende der Schüler', 'Eine neue Heizungsanlage', 'Kürzere Öffnungszeiten'],
      },
    ],
    use: [
      // B2: an indirect warning; the others misread Stelle, überlegen or the offer in it.
      {
        prompt: '„An Ihrer Stelle würde ich mir das noch einmal überlegen.“ Was tut die Person?',
        right: 'Sie rät von etwas ab.',
        wrong: [
          'Sie bittet um Bedenkzeit.',
          'Sie bietet ihre Hilfe an.',
          'Sie sucht eine neue Stelle.',
        ],
      },
      // B2: idiom whose words mislead; it says that something seems odd.
      {
        prompt: '„Das kommt mir spanisch vor.“ Was meint die Person?',
        right: 'Sie findet etwas seltsam.',
        wrong: [
          'Sie freut sich auf den Urlaub.',
          'Sie hat das schon oft gehört.',
          'Sie ist von etwas begeistert.',
        ],
      },
      // B2: dazu kommen is to find the time; the others take it for bekommen and the like.
      {
        prompt:
          '– Haben Sie den Bericht schon gelesen?\n– Ich bin leider noch nicht dazu gekommen.\nWas meint die zweite Person?',
        right: 'Sie hatte noch keine Zeit dafür.',
        wrong: [
          'Sie hat ihn noch nicht bekommen.',
          'Sie ist zu spät angekommen.',
          'Sie hat ihn nicht ganz verstanden.',
        ],
      },
    ],
  },
  C1: {
    grammar: [
      // C1: preposition with the genitive; mangels is «for lack of», the rest are not prepositions.
      {
        prompt: '___ der schlechten Aussichten hält die Firma an ihrem Plan fest.',
        right: 'Ungeachtet',
        wrong: ['Obgleich', 'Nichtsdestotrotz', 'Mangels'],
      },
      // C1: zu + present participle as an attribute, with its ending.
      {
        prompt: 'Die noch zu ___ Fragen stehen auf einer eigenen Liste.',
        right: 'klärenden',
        wrong: ['geklärten', 'klärende', 'klären'],
      },
      // C1: bedürfen governs the genitive; no other case, no preposition.
      {
        prompt: 'Eine so kühne Behauptung bedarf ___.',
        right: 'eines Beweises',
        wrong: ['einen Beweis', 'einem Beweis', 'an Beweisen'],
      },
    ],
    vocabulary: [
      // C1: a reason that holds is stichhaltig; abundant, spacious and lengthy do not judge a reason.
      {
        prompt: 'Das Gericht wies die Klage ab, weil die Begründung nicht ___ war.',
        right: 'stichhaltig',
        wrong: ['reichhaltig', 'weitläufig', 'langwierig'],
      },
      // C1: einen Vorwurf von sich weisen; no other verb makes the phrase.
      {
        prompt: 'Die Ministerin hat den Vorwurf entschieden von sich ___.',
        right: 'gewiesen',
        wrong: ['gezeigt', 'genommen', 'gelegt'],
      },
      // C1: to play down; the others generalise, illustrate and call to mind.
      {
        prompt:
          'Statt das Problem zu lösen, versucht man, es zu ___: Angeblich ist alles halb so schlimm.',
        right: 'verharmlosen',
        wrong: ['verallgemeinern', 'veranschaulichen', 'vergegenwärtigen'],
      },
    ],
    reading: [
      // C1: the target of the irony; the distractors take a detail of the joke for its point.
      {
        text: 'Wer heute von Entschleunigung spricht, meint meist ein Produkt: das Wochenende im Kloster, die App, die uns zum Atmen mahnt. Es entbehrt nicht der Ironie, dass ausgerechnet die Flucht vor der Hektik in den Terminkalender eingetragen werden muss – und wehe, man kommt zu spät zur Ruhe.',
        prompt: 'Worüber spottet der Autor?',
        right: 'Dass auch die Erholung zu Ware und Pflicht wird',
        wrong: [
          'Dass viele selbst zur Erholung zu spät kommen',
          'Dass die Ruhe im Kloster nur ein Wochenende hält',
          'Dass Apps beim Entspannen nicht wirklich helfen',
        ],
      },
      // C1: the lag is possible and made up for; those without patience are the adults.
      {
        text: 'Lange galt als ausgemacht, dass Mehrsprachigkeit Kinder überfordere. Inzwischen weiß man, dass sie anfangs zwar mitunter in jeder einzelnen Sprache weniger Wörter kennen, diesen Rückstand aber meist mühelos aufholen. Wo das nicht gelingt, liegt es weniger an den Kindern als an der mangelnden Geduld der Erwachsenen.',
        prompt: 'Welche Aussage entspricht dem Text?',
        right: 'Ein möglicher Rückstand gleicht sich meist aus.',
        wrong: [
          'Mehrere Sprachen überfordern die meisten Kinder.',
          'Mehrsprachige Kinder behalten einen kleineren Wortschatz.',
          'Vielen Kindern fehlt es beim Lernen an Geduld.',
        ],
      },
      // C1: «verrät ungewollt» gives the point; length, memory and opinions are not in the text.
      {
        text: 'Kaum eine Rede kommt heute ohne das Versprechen aus, man werde „zuhören“. Gemeint ist freilich selten, dass sich durch das Gehörte etwas ändern könnte. Und wer ankündigt, er wolle die Menschen künftig ernst nehmen, verrät ungewollt, dass er es bisher unterlassen hat.',
        prompt: 'Was sagt der Autor über solche Redner?',
        right: 'Sie entlarven sich mit ihrem Versprechen selbst.',
        wrong: [
          'Sie reden länger, als ihr Publikum zuhören mag.',
          'Sie haben frühere Versprechen längst vergessen.',
          'Sie ändern nach jedem Gespräch ihre Meinung.',
        ],
      },
    ],
    use: [
      // C1: formal request; the distractors read annehmen, verbunden and Sache literally.
      {
        prompt:
          '„Ich wäre Ihnen sehr verbunden, wenn Sie sich der Sache annähmen.“ Was möchte die Person?',
        right: 'Dass man sich um die Sache kümmert',
        wrong: [
          'Dass man die Sache als richtig annimmt',
          'Dass man sie in der Sache weiterverbindet',
          'Dass man die Sache für erledigt hält',
        ],
      },
      // C1: opaque phrase of reservation; the others read getan literally.
      {
        prompt: '„Damit ist es nicht getan.“ Was heißt das?',
        right: 'Das reicht noch nicht aus.',
        wrong: [
          'Das hat noch niemand getan.',
          'Das darf man so nicht tun.',
          'Das ist endgültig gescheitert.',
        ],
      },
      // C1: a reproach that sounds like praise; the speaker means that the other has it easy.
      {
        prompt:
          '– Nimm es doch nicht so schwer!\n– Du hast gut reden!\nWas meint die zweite Person?',
        right: 'Dich betrifft es ja nicht.',
        wrong: ['Das hast du schön gesagt.', 'Da hast du völlig recht.', 'Du redest mir zu viel.'],
      },
    ],
  },
})
