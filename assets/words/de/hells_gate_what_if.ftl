# Fragen zur Schlacht, die Spiele nach anderen Regeln beantworten.
hells-gate-what-if = { $key ->
    [let_them_go] Was, wenn Hitler sie hätte gehen lassen?
    [no_thaw] Was, wenn der Boden gefroren geblieben wäre?
   *[other] Was, wenn die ersten Tage keine Überraschung gewesen wären?
}
hells-gate-what-if-about = { $key ->
    [let_them_go] Hitler verbot den beiden Korps, den Dneprbogen aufzugeben, bis der Ring längst geschlossen war. Die Regeln machen daraus einen Befehl: In den Spielrunden 2 und 3 darf niemand ziehen, der in Korsun oder daneben beginnt, solange keine sowjetische Einheit nahe gekommen ist [11.2]. Hier gibt es den Befehl nicht: Die Deutschen dürfen marschieren, sobald die Flanken brechen.
    [no_thaw] Von den ersten Februartagen an waren die Wege Schlamm: Panzer beider Seiten blieben stecken, und wer den Kessel entsetzen sollte, verlor Tage. In den Regeln bringt ein Würfel je Spielrunde bei 1 oder 2 Schlamm; dann geht jeder Zug nur ein Feld weit, und jeder Angriff verliert eine Spalte [11.2]. Hier friert es bis zum Ende.
   *[other] Am 25. Januar wusste die Verteidigung nicht, was kommt, und die meisten Angreifer standen noch hinter der Front. Spielrunde 1 hat dafür eigene Regeln: Bei den Sowjets marschieren nur Panzer, bei den Deutschen eine Panzereinheit; nur Panzer schlagen zurück, und wer geschlagen wird, muss auf Freunde zurückfallen [11.1]. Hier ziehen und kämpfen beide in Runde 1 wie in jeder anderen.
}
hells-gate-what-if-limits = { $key ->
    [let_them_go] Obersten sehen nicht weiter als bis zum Ende des Zugs, den sie spielen. Sie planen nicht zwei Runden voraus, den Bogen aufzugeben und hinauszumarschieren, und nutzen die Freiheit deshalb kaum. Was sie einem Stab wert wäre, der so plant, können diese Spiele nicht sagen.
    [no_thaw] Obersten rechnen mit keinem Wetter: Weder eilen sie vor dem Tauwetter, noch sparen sie ihre Panzer dafür auf. Ein Stab, der mit Schlamm rechnet, verlöre weniger durch ihn, sodass der Unterschied eher zu groß als zu klein ist. Dass Frost den Deutschen am meisten nützt, hat aber einen Grund in den Regeln: Der Entsatz ist es, der weit zu gehen hat.
   *[other] Obersten gehen in die erste Runde wie in jede andere. Sie nutzen sie nicht, um die Flanken zu verstärken, bevor der Schlag fällt, und ein sowjetischer Stab ohne Überraschung hätte anderswo zugeschlagen. Die Zahl sagt, was die Regeln der Runde 1 zwischen diesen Spielern wiegen, nicht, was eine Warnung wert gewesen wäre.
}
